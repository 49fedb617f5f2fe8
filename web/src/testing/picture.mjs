export default '/picture.svg';
