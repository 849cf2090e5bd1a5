/** Every z-index of the page, in one order. */
export const layer = {
  /** Above the content that scrolls under it. */
  header: 10,
  /** Above the header, so that nothing of the page can be reached behind a question. */
  dialog: 20,
  /** Above dialogs: a transaction may end while one is open. */
  toast: 30,
} as const;
