// What a program of another repository reads of a site.
export * from '@updown/protocol/site/container-name';
export { isReserved, PARAMETERS } from '@updown/protocol/site/contribution-rules';
export * from '@updown/protocol/site/contributions';
export * from '@updown/protocol/site/site-descriptor';
export * from '@updown/protocol/site/site-signature';
export * from './host-contract';
