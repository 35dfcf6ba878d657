// Checks the built pages with W3C's checker, and runs the tests of what a host answers against other servers than the
// local one: npm run proof [html] [cloudflare] [nginx]
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { writeNginxFiles } from '../server/nginx.ts';
import { checkHtml } from './check-html.ts';

/** Cloudflare's tools and engine. Fetched when they are needed: they weigh more than all of this project's own tools. */
const WRANGLER = 'wrangler@4.164.0';
/** How long an engine may take until it answers, with its download. */
const START = 180_000;

/** Headers, redirects and 404; every page's document, links and data; moving about with and without scripts. */
const TESTS = ['hosting', 'documents', 'crawlers', 'crawl', 'navigation', 'hub', 'without-scripts'];

const DIST = resolve('dist');
const bin = resolve('node_modules/.bin');
const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) };

const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer();
    server.once('error', fail).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface Engine {
  /** What it is, for the report. */
  version(): string;
  /** Starts it on a port of the loopback address, with a folder for what it writes. */
  start(port: number, folder: string): Promise<ChildProcess>;
}

const npx = (...args: string[]) => ['--yes', WRANGLER, ...args];

const cloudflare: Engine = {
  version: () => execFileSync('npx', npx('--version'), { env, encoding: 'utf8' }).trim(),
  start: async (port, folder) => {
    const config = join(folder, 'wrangler.json');
    const text = await readFile('server/wrangler.jsonc', 'utf8');
    await writeFile(config, text.replace('"../dist"', JSON.stringify(DIST)));
    return spawn('npx', npx('dev', '--config', config, '--ip', '127.0.0.1', '--port', String(port)), {
      env: { ...env, CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own, so that what it starts ends with it.
      detached: true,
    });
  },
};

const nginxBinary = () => {
  const found = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find(existsSync);
  if (!found) throw new Error('There is no nginx on this machine (Debian and Ubuntu: apt-get install -y nginx-light)');
  return found;
};

const nginx: Engine = {
  version: () => execFileSync('sh', ['-c', '"$0" -v 2>&1', nginxBinary()], { encoding: 'utf8' }).trim(),
  start: async (port, folder) => {
    await symlink(DIST, join(folder, 'dist'));
    await writeNginxFiles(DIST, join(folder, 'nginx'));
    // The committed file, with another place and without what needs a name and a certificate.
    const site = (await readFile('server/nginx.conf', 'utf8'))
      .replaceAll('/srv/site', folder)
      .replace(/server \{\s*listen 80;[^}]*\}\s*/, '')
      .replace(/^\s*(listen|ssl_\w+|server_name) .*\n/gm, '')
      .replace(/server \{/, `server {\n  listen 127.0.0.1:${port};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    await writeFile(
      join(folder, 'nginx.conf'),
      [
        process.getuid?.() === 0 ? 'user root;' : '',
        `daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1; events {}`,
        `http { access_log off; ${temporary.join(' ')}\n${site}\n}\n`,
      ].join('\n'),
    );
    return spawn(nginxBinary(), ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
  },
};

const engines: Readonly<Record<string, Engine>> = { cloudflare, nginx };

async function answers(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START;
  while (child.exitCode === null && Date.now() < end) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`Nothing answers at ${url}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((done) => child.once('exit', done));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

/** Starts an engine, runs the tests against it, ends it. Returns the tests' exit code. */
async function prove(name: string, engine: Engine): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), `proof-${name}-`));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  console.log(`\n== ${name}: ${engine.version()}`);
  const child = await engine.start(port, folder);
  try {
    await answers(url, child);
    const files = TESTS.map((test) => `tests/${test}.test.ts`);
    const tests = spawn('vitest', ['run', '--config', 'tests/vitest.config.ts', ...files], {
      env: { ...env, SITE_URL: url },
      stdio: 'inherit',
    });
    return await new Promise((done) => tests.once('exit', (code) => done(code ?? 1)));
  } finally {
    await stop(child);
    await rm(folder, { recursive: true, force: true });
  }
}

const chosen = process.argv.slice(2);
const proofs = ['html', ...Object.keys(engines)];
const unknown = chosen.filter((name) => !proofs.includes(name));
if (unknown.length > 0) throw new Error(`There is no proof ${unknown.join()}: ${proofs.join(', ')}`);
if (!existsSync(join(DIST, '_headers'))) throw new Error('There is no built site: npm run build');
const isAsked = (name: string) => chosen.length === 0 || chosen.includes(name);
const results: string[] = [];
if (isAsked('html')) {
  const complaints = checkHtml(DIST);
  results.push(`html: ${complaints.length === 0 ? 'valid' : `${complaints.length} complaints`}`, ...complaints);
  if (complaints.length > 0) process.exitCode = 1;
}
for (const [name, engine] of Object.entries(engines)) {
  if (!isAsked(name)) continue;
  const code = await prove(name, engine);
  results.push(`${name}: ${code === 0 ? 'as the local server' : 'different'}`);
  if (code !== 0) process.exitCode = 1;
}
console.log(`\n${results.join('\n')}`);
