import { attempt, buildApp, installDependencies, installOtherBrowsers } from './prepare.mjs';

installDependencies();
installOtherBrowsers();
buildApp();
process.exit(attempt('playwright', ['test', '--config', 'browsers', ...process.argv.slice(2)]));
