import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChosenBet } from './bet-offer';
import { sessionEnded } from './session-slice';

/** `confirmed`: the game places this bet as soon as it can, without another press. */
export interface BetState {
  confirmed: ChosenBet | null;
}

const none: BetState = { confirmed: null };

export const betSlice = createSlice({
  name: 'bet',
  initialState: none,
  reducers: {
    /** The player has confirmed the bet outside of the game's panel, as in the dialog of a passkey. */
    betConfirmed: (_state, { payload: { side, stake } }: PayloadAction<ChosenBet>) => ({
      confirmed: { side, stake },
    }),
    /** The game places the bet, or no longer can. */
    betTaken: () => none,
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => none),
  selectors: { selectConfirmedBet: ({ confirmed }) => confirmed },
});

export const { betConfirmed, betTaken } = betSlice.actions;
export const { selectConfirmedBet } = betSlice.selectors;
