// What an imported picture is in tests: its address.
export default '/picture.svg';
