/** Every z-index of the page, in one order. */
export const layer = {
  /** What sticks below the header. */
  line: 5,
  /** A bar at the bottom of a small window, above the cards that scroll below it. */
  bar: 5,
  /** Above the content that scrolls below it. */
  header: 10,
  /** Above the header, so that nothing of the page can be reached while a dialog is open. */
  dialog: 20,
  /** Above dialogs: a transaction may end while one is open. */
  toast: 30,
} as const;
