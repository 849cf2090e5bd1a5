import { Type, type Static } from 'typebox';
import { Address, Hash, Milliseconds, nullable } from './common';

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    at: Milliseconds,
    /** Null if the chain does not show the sender. */
    admin: nullable(Address),
    /** The name of the command, or of the action on the chain. */
    action: Type.String(),
    details: Type.String(),
    /** `api`: signed by an admin and sent by the operator; `wallet`: sent directly to the contract. */
    via: Type.Enum(['api', 'wallet']),
    outcome: Type.Enum(['pending', 'done', 'failed']),
    message: nullable(Type.String()),
    transactionHash: nullable(Hash),
  },
  { title: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditLog = Type.Object({ entries: Type.Array(AuditEntry) }, { title: 'AuditLog' });
