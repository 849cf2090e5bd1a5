/** Packages that publish only ES modules, which jest runs as CommonJS. */
module.exports = [
  'rettime',
  'until-async',
  '@open-draft',
  'outvariant',
  'strict-event-emitter',
  'mipd',
  'jose',
  'qr',
  'typebox',
];
