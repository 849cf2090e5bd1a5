export * from './container-name';
export { isReserved, PARAMETERS } from './contribution-rules';
export * from './contributions';
export * from './host-contract';
export * from './site-descriptor';
export * from './site-signature';
