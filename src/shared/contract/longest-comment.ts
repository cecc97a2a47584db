/** The most UTF-16 units of a comment. It is apart from the calls so that forms need no library of shapes. */
export const longestComment = 4000;
