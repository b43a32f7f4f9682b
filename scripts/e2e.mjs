import { buildApp, installChromium, installDependencies, run } from './prepare.mjs';

installDependencies();
installChromium();
buildApp();
run('playwright', ['test', ...process.argv.slice(2)]);
