import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const attempt = (...args: string[]) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** A commit's short name and subject, for people. */
export const describeCommit = (commit: string) => attempt('log', '-1', '--format=%h “%s”', commit) ?? commit;

/** Files that differ from the last commit, new ones included. */
export const uncommitted = () => (attempt('status', '--porcelain') ?? '').split('\n').filter(Boolean).length;

/**
 * The commit where this work left the main line.
 * @param ref what to compare with; without it origin/main, else main
 * @throws if there is no such commit, saying what to do
 */
export function findBase(ref?: string): string {
  if (attempt('rev-parse', 'HEAD') === undefined) throw new Error('There is no commit yet to compare with.');
  const main = ref ? [ref] : ['origin/main', 'main'];
  const known = main.find((name) => attempt('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  if (!known)
    throw new Error(
      `There is no ${main.join(' and no ')} here. Fetch it, or name a commit with --base, e.g. --base HEAD~1.`,
    );
  const base = attempt('merge-base', 'HEAD', known);
  if (base) return base;
  const shallow = attempt('rev-parse', '--is-shallow-repository') === 'true';
  throw new Error(
    `HEAD and ${known} have no commit in common here. ` +
      (shallow ? 'The history is cut off: run git fetch --unshallow.' : 'Name the commit to compare with by --base.'),
  );
}

/** Runs a command in a folder with that folder's own tools first. What it prints is only shown if it fails. */
async function run(folder: string, command: string, args: string[]): Promise<void> {
  const path = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, PATH: path } });
  const output: Buffer[] = [];
  child.stdout.on('data', (part) => output.push(part));
  child.stderr.on('data', (part) => output.push(part));
  const code = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}:\n${Buffer.concat(output)}`);
}

/** Builds Storybook of a folder. Resolves to false where there is none yet. */
export async function buildStorybook(folder: string, into: string): Promise<boolean> {
  rmSync(into, { recursive: true, force: true });
  if (!existsSync(join(folder, '.storybook/main.ts'))) return false;
  // What is generated is not in the commit: tokens and drawings.
  await run(folder, 'npm', ['run', '--silent', 'tokens']);
  await run(folder, 'storybook', ['build', '--quiet', '--output-dir', resolve(into)]);
  return true;
}

/**
 * Checks a commit out into a folder of its own, with packages: this checkout's where the lockfile is the same, else its
 * own installation. `remove` takes it away again, as does the end of this process.
 */
export async function checkOut(commit: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'visual-')), 'base');
  const remove = () => {
    attempt('worktree', 'remove', '--force', folder);
    attempt('worktree', 'prune');
    rmSync(resolve(folder, '..'), { recursive: true, force: true });
  };
  process.once('exit', remove);
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  try {
    const lock = 'package-lock.json';
    const theirs = join(folder, lock);
    if (!existsSync(theirs)) return { folder, remove };
    if (readFileSync(theirs).equals(readFileSync(lock)))
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    else {
      console.log('The lockfile was another one there: installing its packages.');
      await run(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
    }
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
