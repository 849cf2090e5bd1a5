/** Every z-index of the page, in ascending order. */
export const layer = {
  /** A bar at the bottom of a small window, above the cards that scroll behind it. */
  bar: 5,
  /** Content that sticks below the header, above the card that holds the bar. */
  line: 6,
  /** Above the content that scrolls behind it. */
  header: 10,
  /** Above the header, so that nothing on the page can be reached while a dialog is open. */
  dialog: 20,
  /** Above dialogs, because a transaction may end while one is open. */
  toast: 30,
} as const;
