// webpack gives an imported file its address.
module.exports = '/file';
