// Written in old JavaScript, because it has to run on any version of Node. Scripts of package.json use the Node of
// node_modules once it is installed, so this file checks the version on which npm itself runs.
var match = /node\/v?(\d+)\.(\d+)\.(\d+)/.exec(process.env.npm_config_user_agent || '');
var version = match ? match.slice(1).join('.') : process.versions.node;
var parts = version.split('.').map(Number);
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  // biome-ignore lint/style/useTemplate: an old Node does not support templates
  console.error('This project needs Node.js 20.19 or newer; this machine has ' + version + ': see https://nodejs.org.');
  process.exit(1);
}
