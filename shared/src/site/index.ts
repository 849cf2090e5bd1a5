export * from './container-name';
export * from './contributions';
export * from './host-contract';
export * from './site-descriptor';
export * from './site-signature';
