import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export const TOAST_MS = 5_000;
export const TRANSACTION_TOAST_MS = 8_000;

/** A toast on the screen. */
export interface Toast {
  id: string;
  /** A newer toast replaces one of the same kind. Defaults to the title. */
  kind?: string;
  title: string;
  message: string;
  type: 'success' | 'error' | 'info';
  /** Milliseconds on screen; the timer pauses while the toast is hovered or focused. */
  duration: number;
  txHash?: string;
  explorerUrl?: string;
  /** The trace of the failed call, if there is one. */
  trace?: string | undefined;
  /** Rows below the message, such as gas used. */
  details?: TransactionDetails;
}

/** The details of a confirmed transaction. Missing details have no row. */
export interface TransactionDetails {
  /** A decimal string. */
  gasUsed?: string;
  /** In ETH, a decimal string. */
  gasCost?: string;
  paidBy?: string;
  network?: string;
}

/** A toast to show. */
export type NewToast = Omit<Toast, 'id' | 'duration'> & { duration?: number };

function kindOf({ kind, title }: Toast): string {
  return kind ?? title;
}

export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    /** Shows a toast; the host renders it. */
    toastShown: {
      prepare: (toast: NewToast) => ({
        payload: { duration: TOAST_MS, ...toast, id: `${Date.now()}-${nanoid(6)}` },
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [
        ...toasts.filter((other) => kindOf(other) !== kindOf(payload)),
        payload,
      ],
    },
    toastClosed: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ id }) => id !== payload),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { toastShown, toastClosed } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;
