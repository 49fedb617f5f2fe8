/**
 * Packages that declare a newer Node than ours and run on ours all the same, as the suites that use them show.
 * @type {Readonly<Record<string, string>>} name → who brings it, and which suites run it
 */
export const accepted = Object.freeze({
  'content-disposition':
    'brought by @fastify/static 10, the line for fastify 5; the suites of downloads run it',
  nopt: 'brought by mjml for a command line that nothing here calls; `npm run mails` runs what is left',
  abbrev: 'brought by nopt',
});
