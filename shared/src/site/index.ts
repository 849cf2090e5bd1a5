export * from './container-name';
export * from './host-contract';
export * from './site-descriptor';
export * from './site-signature';
