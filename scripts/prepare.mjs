// What a fresh machine lacks, brought once. Runs on Node 20 before anything is installed: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const neededNode = 24;

/** Runs a command in the project with its own tools (and its own Node) first on the path; ends this process if it fails. */
export function run(command, args, env = {}) {
  const status = attempt(command, args, env);
  if (status !== 0) process.exit(status);
}

/** Like `run`, but answers the exit status instead of ending the process. */
export function attempt(command, args, env = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(env) });
  if (result.error) {
    console.error(`Could not run ${command}: ${result.error.message}`);
    return 1;
  }
  return result.status ?? 1;
}

/** The environment in which the project's commands run. What one of their many processes has compiled the others need not. */
export function environment(env = {}) {
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    ...env,
  };
}

/** Installs the dependencies that package-lock.json names, unless they are the ones installed. */
export function installDependencies() {
  const stamp = join(root, 'node_modules', '.pankh-lock');
  const wanted = hashOf([join(root, 'package-lock.json')]);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    console.log('Installing dependencies (first time, about a minute) ...');
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(stamp, wanted);
  }
  requireNode();
}

/** Ends this process where neither what was installed nor the machine has the Node that the project's code needs. */
function requireNode() {
  // Installed on Linux with an x64 processor alone: elsewhere the commands run with the machine's own.
  if (existsSync(join(bin, 'node')) || Number.parseInt(process.versions.node, 10) >= neededNode) return;
  console.error(
    `Pankh needs Node ${neededNode} or newer; this is ${process.versions.node}. On Linux x64 it brings its own; on this machine, please install Node ${neededNode} from https://nodejs.org and start again.`,
  );
  process.exit(2);
}

/** Builds the app into dist/, unless dist/ was built from these very sources. */
export function buildApp() {
  const stamp = join(root, 'dist', '.sources');
  const wanted = hashOf(
    [
      'src',
      'sync',
      'public',
      'index.html',
      'vite.config.ts',
      'vite',
      'manifest.webmanifest',
      'package-lock.json',
    ].map((name) => join(root, name)),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the app ...');
  run('vite', ['build', '--logLevel', 'error']);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Installs Debian's Chromium unless one is there (or CHROMIUM_PATH names one). */
export function installChromium() {
  if (existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')) return;
  console.log('Installing Chromium ...');
  install('chromium');
}

/** Installs Debian's Firefox and WebKit, what drives that, and a screen for it, unless they are there. */
export function installOtherBrowsers() {
  const needed = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
  const missing = Object.keys(needed).filter((program) => !existsSync(`/usr/bin/${program}`));
  if (missing.length === 0) return;
  console.log('Installing Firefox and WebKit ...');
  install(...missing.map((program) => needed[program]));
}

function install(...packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args) =>
    run(...commandOf([...sudo, 'apt-get', ...args]), { DEBIAN_FRONTEND: 'noninteractive' });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function commandOf([command, ...args]) {
  return [command, args];
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
