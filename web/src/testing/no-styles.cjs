/* In place of @emotion/serialize: nobody sees the styles of a test, and making them takes a fifth of its time. */
exports.serializeStyles = () => ({ name: 'unseen', styles: '', next: undefined });
