import { separators } from '../format/separators';
import { msg, type Text } from '../language/create-texts';
import { t } from './texts';

/** The sentences that reach a screen from elsewhere: from the API, and from the contracts' list of errors. */
const sentences: readonly Text[] = [
  // contracts/errors.ts
  msg('You still have an active round'),
  msg('Invalid starting price'),
  msg('The latest price is too old to start a round. Please try again in a moment.'),
  msg('The network is recovering from an outage. Rounds can start again an hour after it ends.'),
  msg('You need to start a round first before making predictions.'),
  msg('That round is over. Please predict in the current one.'),
  msg('The prediction arrived too late and was not placed.'),
  msg('You cannot make predictions in your current round.'),
  msg('You already predicted in this round.'),
  msg('Amount is below minimum deposit.'),
  msg('Amount is above maximum deposit.'),
  msg('The reward pool takes no more stakes on this side of the round.'),
  msg('The reward pool takes at most {amount} ION more on this side of the round.'),
  msg('This round takes no more stakes on this side.'),
  msg('This round takes at most {amount} ION more on this side.'),
  msg("Please approve tokens first using the 'Approve Tokens' button."),
  msg('Insufficient token balance.'),
  msg('The signature does not belong to this wallet and prediction.'),
  msg('This signed prediction was already used. Please sign a new one.'),
  msg('Round #{id} does not exist.'),
  msg('The round is still running, until {time} UTC.'),
  msg('Round #{id} is already resolved.'),
  msg('This is not the first price after the end of the round.'),
  msg('The price at the end of the round is not valid.'),
  msg('If the round is not resolved by {time} UTC, it can be refunded.'),
  msg('This round can still be resolved: resolve it instead.'),
  msg('The round has no result yet.'),
  msg('You made no prediction in this round.'),
  msg('No rewards available to claim for this round.'),
  msg('Rewards already claimed for this round.'),
  msg('Only {amount} ION of the reserve is free.'),
  msg('The value is outside the allowed range for {name}.'),
  msg("Access Denied: You don't have admin permissions to access this panel."),
  msg('Only the pauser or the owner can pause the game.'),
  msg('Only the owner can do this.'),
  msg('The game is paused. Claims and refunds stay open.'),
  msg('The game is not paused.'),
  msg('The price must be a positive number.'),
  msg('The price differs from the last one by more than {percent} %.'),
  msg('The price feed has no such price.'),
  msg('The signed approval has expired. Please sign a new one.'),
  msg('The token transfer failed.'),
  // api/src
  msg('This signature was already used. Please sign again.'),
  msg('Please sign this command with your wallet.'),
  msg('The signature has expired. Please sign again.'),
  msg('The signature is not from your wallet, or not for this command.'),
  msg('This game reads an external price feed, which does not accept a custom price.'),
  msg('Could not get a valid price from Moralis. Please try again later.'),
  msg('The round is still running.'),
  msg('The feed already has the price at the end of this round.'),
  msg('The feed has no price after the end of this round.'),
  msg('Minimum stake is {amount} tokens.'),
  msg('Maximum stake is {amount} tokens.'),
  msg('The operator could not send the transaction. Please send it with your wallet.'),
  msg('You have used up your free transactions. Please send the transaction with your wallet.'),
  msg('Please sign in.'),
  msg('There is no such round.'),
  msg('The signature is invalid, or was already used. Please sign again.'),
  msg('The operator does not pay gas here: send the transaction with your wallet.'),
  msg('The amount is not a number of tokens with at most 18 decimals.'),
  msg('An address is 0x followed by 40 hexadecimal digits.'),
  msg('A round ID is a whole number from 1 to 2,147,483,647.'),
  msg('The chain does not answer. Please try again later.'),
  msg('The database does not answer. Please try again later.'),
  msg('The transaction was not mined in time. Please try again.'),
  msg('The game changed before the transaction was mined. Please try again.'),
  msg('New round started successfully!'),
  msg('Round {id} resolved successfully!'),
  msg('Minimum deposit set to {amount} ION'),
  msg('Maximum deposit set to {amount} ION'),
  msg('Round {id} voided: every stake in it can be claimed back.'),
];

const VALUE = /\{(\w+)\}/g;

const patterns = sentences.map((sentence) => {
  const plain = sentence.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return { sentence, form: new RegExp(`^${plain.replace(VALUE, '(?<$1>.+?)')}$`) };
});

/** Amounts come with the separators of English. */
function localised(values: Record<string, string> = {}): Record<string, string> {
  const { group, decimal } = separators();
  const { amount } = values;
  if (amount === undefined) return values;
  return { ...values, amount: amount.replace(/[,.]/g, (sign) => (sign === ',' ? group : decimal)) };
}

/** A sentence of the API or of a contract in the language of the page; as it is, if it is none of those above. */
export function serverText(text: string): string {
  for (const { sentence, form } of patterns) {
    const found = form.exec(text);
    if (found !== null) return t(sentence, localised(found.groups));
  }
  return text;
}
