import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export const TOAST_MS = 5_000;
export const TRANSACTION_TOAST_MS = 8_000;

export interface Toast {
  id: string;
  title: string;
  message: string;
  type: 'success' | 'error' | 'info';
  /** How long it stays, in milliseconds, while nobody points at it. */
  duration: number;
  txHash?: string;
  explorerUrl?: string;
  /** Rows under the message, such as gas used, shown only when present. */
  details?: TransactionDetails;
}

/** What is known of a confirmed transaction; rows appear only for what is present. */
export interface TransactionDetails {
  gasUsed?: string;
  /** In ETH. */
  gasCost?: string;
  paidBy?: string;
  network?: string;
}

export type NewToast = Omit<Toast, 'id' | 'duration'> & { duration?: number };

export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    /** Shows a toast; the host draws them. */
    toastShown: {
      prepare: (toast: NewToast) => ({
        payload: { duration: TOAST_MS, ...toast, id: `${Date.now()}-${nanoid(6)}` },
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        toasts.push(payload);
      },
    },
    toastClosed: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ id }) => id !== payload),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { toastShown, toastClosed } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;
