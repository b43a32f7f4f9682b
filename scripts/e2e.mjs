import { offlinePart } from './offline-part.mjs';
import { buildApp, installChromium, installDependencies, run } from './prepare.mjs';

installDependencies();
installChromium();
buildApp();
const words = process.argv.slice(2);
const named = words.includes('--offline-part') ? offlinePart() : [];
run('playwright', ['test', ...words.filter((word) => word !== '--offline-part'), ...named]);
