/** styled-components writes no prefixes for other browsers unless it is told to, and then its library would do it here. */
export const prefix = (value) => value;
