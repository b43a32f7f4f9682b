import { attempt, buildApp, installDependencies, installWebKit } from './prepare.mjs';

installDependencies();
installWebKit();
buildApp();
process.exit(attempt('playwright', ['test', '--config', 'webkit', ...process.argv.slice(2)]));
