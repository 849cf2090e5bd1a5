/** Marks a text for the catalogues of the pages, as `msg` of shared does. */
function msg<Sentence extends string>(sentence: Sentence): Sentence {
  return sentence;
}

const SIGNATURE_REFUSED = msg('The signature does not belong to this wallet and prediction.');
const NO_PASSKEY = msg('This is not the public key of a passkey.');
const NOT_MADE = msg('The account could not be made.');
const NO_OWN_NAME = msg('The contract could not read its own name.');
const AMOUNT_TOO_LARGE = msg('The amount is too large.');
const NO_ADMIN = msg("Access Denied: You don't have admin permissions to access this panel.");

/** The errors of the contracts. The code of each is its name in snake case, or what `contractError` makes of it. */
export const contractTexts = {
  // starting a round
  round_still_active: msg('You still have an active round'),
  invalid_starting_price: msg('Invalid starting price'),
  stale_price: msg('The latest price is too old to start a round. Please try again in a moment.'),
  sequencer_not_ready: msg(
    'The network is recovering from an outage. Rounds can start again an hour after it ends.',
  ),

  // predicting
  no_active_round: msg('You need to start a round first before making predictions.'),
  wrong_round: msg('That round is over. Please predict in the current one.'),
  deadline_passed: msg('The prediction arrived too late and was not placed.'),
  betting_closed: msg('You cannot make predictions in your current round.'),
  already_predicted: msg('You already predicted in this round.'),
  amount_below_minimum: msg('Amount is below minimum deposit.'),
  amount_above_maximum: msg('Amount is above maximum deposit.'),
  insufficient_reward_pool: msg(
    'The reward pool accepts at most {limit} {symbol} more on this side of the round.',
  ),
  reward_pool_full: msg('The reward pool accepts no more stakes on this side of the round.'),
  round_exposure_exceeded: msg('This round accepts at most {limit} {symbol} more on this side.'),
  round_side_full: msg('This round accepts no more stakes on this side.'),
  no_session: msg('Quick play is off. Please allow it again.'),
  session_ended: msg('Quick play has ended. Please allow it again.'),
  session_bound_reached: msg('Quick play can stake up to {limit} {symbol} more this round.'),
  session_used_up: msg('Quick play has reached its limit.'),
  on_break: msg('You are taking a break from betting until {date}.'),
  on_permanent_break: msg('You are taking a permanent break from betting.'),
  daily_limit_reached: msg('Your own limit for today leaves {limit} {symbol}.'),
  daily_limit_used_up: msg('You have reached your own limit for today.'),
  stake_not_received: msg(
    'The token charged a fee on the transfer, which the game does not accept.',
  ),
  erc20_insufficient_allowance: msg(
    "Please approve tokens first using the 'Approve Tokens' button.",
  ),
  erc20_insufficient_balance: msg('Insufficient token balance.'),
  invalid_signature: SIGNATURE_REFUSED,
  invalid_account_nonce: msg('This signed prediction was already used. Please sign a new one.'),

  // ending a round
  unknown_round: msg('Round #{id} does not exist.'),
  round_not_ended: msg('The round is still running, until {time}.'),
  round_already_resolved: msg('Round #{id} is already resolved.'),
  not_first_answer_after_end: msg('This is not the first price after the end of the round.'),
  invalid_end_price: msg('The price at the end of the round is not valid.'),
  too_early_to_void: msg('If the round is not resolved by {time}, it can be refunded.'),
  round_can_be_resolved: msg('This round can still be resolved: resolve it instead.'),

  // claiming
  round_not_resolved: msg('The round has no result yet.'),
  no_prediction: msg('You made no prediction in this round.'),
  no_rewards_to_claim: msg('No rewards available to claim for this round.'),
  already_withdrawn: msg('Rewards already claimed for this round.'),

  // running the game
  insufficient_free_reserve: msg('Only {limit} {symbol} of the reserve are free.'),
  invalid_parameter: msg('The value is outside the allowed range for {name}.'),
  not_manager: NO_ADMIN,
  not_pauser: msg('Only the pauser or the owner can pause the game.'),
  ownable_unauthorized_account: msg('Only the owner can do this.'),
  ownable_invalid_owner: msg('This address cannot be the owner.'),
  enforced_pause: msg('The game is paused. Claims and refunds stay open.'),
  expected_pause: msg('The game is not paused.'),

  // posting prices
  not_poster: msg('Only the price poster can post a price.'),
  invalid_answer: msg('The price must be a positive number.'),
  answer_jumps_too_far: msg('The price differs from the last one by more than {percent}%.'),
  invalid_maximum_jump: msg('The bound on a price jump must be between 0% and 100%.'),
  no_answer: msg('The price feed has no such price.'),

  // accounts of passkeys
  not_signed_by_account: msg('None of the keys of this account signed this.'),
  calls_expired: msg('The signature arrived too late, and nothing was sent.'),
  only_account: msg('Only the account itself can change its keys.'),
  invalid_signer: msg('This is neither an address nor the public key of a passkey.'),
  invalid_owner: msg('Nobody can sign with this address, so it cannot hold an account.'),
  unknown_verifier: msg('This key is not of a passkey that the account can check.'),
  signer_known: msg('This key holds the account already.'),
  signer_unknown: msg('This key does not hold the account.'),
  last_signer: msg('The last key of an account cannot be removed.'),
  removes_itself: msg('A key cannot remove itself. Please use another key of this account.'),
  invalid_key: NO_PASSKEY,
  signer_p256_invalid_public_key: NO_PASSKEY,
  address_empty_code: msg('There is no contract at this address.'),
  failed_call: msg('The contract gives no reason.'),
  failed_deployment: NOT_MADE,
  create2_empty_bytecode: NOT_MADE,
  clone_arguments_too_long: NOT_MADE,
  insufficient_balance: msg('The account does not have that much.'),

  // from OpenZeppelin, caused only by an incorrect call or a broken token or wallet
  erc20_invalid_approver: msg('The token rejected the approving address.'),
  erc20_invalid_receiver: msg('The token rejected the receiving address.'),
  erc20_invalid_sender: msg('The token rejected the sending address.'),
  erc20_invalid_spender: msg('The token rejected the spending address.'),
  erc2612_expired_signature: msg('The signed approval has expired. Please sign a new one.'),
  erc2612_invalid_signer: msg('The signed approval does not belong to this wallet.'),
  ecdsa_invalid_signature: SIGNATURE_REFUSED,
  ecdsa_invalid_signature_length: SIGNATURE_REFUSED,
  ecdsa_invalid_signature_s: SIGNATURE_REFUSED,
  invalid_short_string: NO_OWN_NAME,
  string_too_long: NO_OWN_NAME,
  reentrancy_guard_reentrant_call: msg('The contract rejected a reentrant call.'),
  safe_cast_overflowed_int_downcast: AMOUNT_TOO_LARGE,
  safe_cast_overflowed_int_to_uint: AMOUNT_TOO_LARGE,
  safe_cast_overflowed_uint_downcast: AMOUNT_TOO_LARGE,
  safe_cast_overflowed_uint_to_int: AMOUNT_TOO_LARGE,
  safe_erc20_failed_operation: msg('The token transfer failed.'),
} as const;

/** The errors of the API that a person reads, beside those of the contracts. */
const apiTexts = {
  // what a request says
  amount_form: msg('The amount must be a number of tokens with at most 18 decimals.'),
  address_form: msg('An address is 0x followed by 40 hexadecimal digits.'),
  round_id_form: msg('A round ID is a whole number from 1 to 2,147,483,647.'),
  no_such_round: msg('There is no such round.'),
  push_service_unknown: msg('The endpoint is not at a push service that this API knows.'),
  no_notifications: msg('The operator of this game sends no notifications.'),
  too_many_requests: msg('You call too often. Please try again shortly.'),

  // sessions and signatures
  unauthorized: msg('Please sign in.'),
  forbidden: NO_ADMIN,
  sign_in_refused: msg('The signature is invalid, or was already used. Please sign again.'),
  signature_required: msg('Please sign this command with your wallet.'),
  signature_used: msg('This signature was already used. Please sign again.'),
  signature_expired: msg('The signature has expired. Please sign again.'),
  signature_too_long: msg('The signature expires too late: the maximum is ten minutes from now.'),
  command_signature_invalid: msg('The signature is not from your wallet, or not for this command.'),
  signature_invalid: msg(
    'The signature is not from your wallet, or not for this name on this site.',
  ),

  // names
  name_form: msg(
    'A name has 3 to 20 letters from a to z and digits, with single hyphens between them.',
  ),
  name_reserved: msg('This name is reserved. Please choose another one.'),
  name_taken: msg(
    'Another player has this name, or one that looks like it. Please choose another one.',
  ),
  name_too_soon: msg('A name can be changed once a day. Please try again later.'),

  // bets at the operator's expense
  minimum_stake: msg('Minimum stake is {amount} tokens.'),
  maximum_stake: msg('Maximum stake is {amount} tokens.'),
  not_sponsored: msg('The operator does not pay gas here: send the transaction with your wallet.'),
  signature_uncheckable: msg(
    'The contract that acts for your account does not check signatures, so gas is not free for you. Please send the transaction with your wallet.',
  ),
  not_sent: msg('The operator could not send the transaction. Please send it with your wallet.'),
  not_sent_passkey: msg('The operator could not send the transaction. Please try again later.'),
  free_hour_used_up: msg(
    'You have used up your free transactions. Please send the transaction with your wallet.',
  ),
  free_hour_used_up_passkey: msg(
    'You have used up your free transactions. Please try again in an hour.',
  ),
  free_day_used_up: msg(
    "Today's free gas is used up. Please send the transaction with your wallet.",
  ),
  free_day_used_up_passkey: msg("Today's free gas is used up. Please try again tomorrow."),
  free_bets_used_up: msg(
    "Today's free gas for bets is used up. You can still claim, send tokens and change your keys, and bet again tomorrow.",
  ),
  too_much_gas: msg(
    'This takes {gas} gas, but the operator pays for at most {most}. Please send the transaction with your wallet.',
  ),
  too_much_gas_passkey: msg(
    'This takes {gas} gas, but the operator pays for at most {most}. Please do less at once.',
  ),
  game_changed: msg('The game changed before the transaction was mined. Please try again.'),

  // admin commands
  external_feed: msg(
    'This game reads an external price feed, which does not accept a custom price.',
  ),
  price_unavailable: msg('Could not get a valid price from Moralis. Please try again later.'),
  round_still_running: msg('The round is still running.'),
  end_price_posted: msg('The feed already has the price at the end of this round.'),
  end_price_missing: msg('The feed has no price after the end of this round.'),
} as const;

/** The English text of each error, by its code. */
export const errorTexts = { ...contractTexts, ...apiTexts };

export type ErrorCode = keyof typeof errorTexts;

/** Each value that a text can name. Who shows the text formats it; `{symbol}` is the token's, which every page knows. */
export interface ParamTypes {
  /** Base units, to be shown with every digit. */
  amount: string;
  /** Base units, to be cut to what a person can use. */
  limit: string;
  /** Unix seconds, to be shown as a time of day. */
  time: number;
  /** Unix seconds, to be shown with the day. */
  date: number;
  id: number;
  percent: number;
  /** The contract's name of a parameter. */
  name: string;
  gas: string;
  most: string;
}

type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values that the text of an error names. */
export type ErrorParams<Code extends ErrorCode> = Pick<
  ParamTypes,
  Extract<NamesIn<(typeof errorTexts)[Code]>, keyof ParamTypes>
>;

/** The params behind a code, as the arguments of a function: none for a text without values. */
export type ParamsAfter<Code extends ErrorCode> = [keyof ErrorParams<Code>] extends [never]
  ? []
  : [params: ErrorParams<Code>];
