import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { killGroup, START_LIMIT } from '../engines/support/window.ts';

/** Files of a session. The voice logs "said", waits as long as speech takes, then logs "done" unless interrupted. */
const filesIn = (folder: string): Record<string, string> => ({
  'speak.sh': `#!/bin/bash
text="\${1//$'\\n'/ }"
echo "said $text" >>${folder}/voice.log
sleep "$(awk -v n=\${#text} 'BEGIN { print 0.15 + n / 33 }')"
echo "done $text" >>${folder}/voice.log
`,
  'voice.log': '',
  // D-Bus starts no services on demand, because desktop portals would outlive the session.
  'bus.conf': `<busconfig><type>session</type><listen>unix:path=${folder}/bus</listen>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>`,
  // speech-dispatcher requires a sound device.
  'home/.asoundrc': 'pcm.!default { type null }\nctl.!default { type null }\n',
  'speech/speechd.conf': `LogLevel 2
AudioOutputMethod "alsa"
CommunicationMethod "unix_socket"
SymbolsPreproc "none"
AddModule "written" "sd_generic" "written.conf"
DefaultModule written
DefaultLanguage "en"
Timeout 0
`,
  'speech/modules/written.conf': `GenericExecuteSynth "${folder}/speak.sh \\'$DATA\\'"
GenericMaxChunkLength 5000
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "m"
DefaultVoice "m"
`,
  'orca/user-settings.conf': JSON.stringify({
    general: { enableSpeech: true, speechServerFactory: 'speechdispatcherfactory', enableKeyEcho: false },
    profiles: { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } },
    pronunciations: {},
    keybindings: {},
  }),
});

/** Orca and Firefox on a virtual screen, with a voice that writes a log. */
export interface Session {
  page: Page;
  /** Log file of the voice. */
  voice: string;
  /** Runs xdotool. */
  type: (...args: string[]) => Promise<void>;
  end: () => Promise<void>;
}

/** Starts a session. Orca allows one per user. */
export async function startSession(): Promise<Session> {
  const folder = await mkdtemp(join(tmpdir(), 'screen-reader-'));
  const at = (name: string) => join(folder, name);
  for (const name of ['home', 'runtime', 'speech/modules', 'orca']) await mkdir(at(name), { recursive: true });
  for (const [name, text] of Object.entries(filesIn(folder))) await writeFile(at(name), text);
  await chmod(at('speak.sh'), 0o755);
  await chmod(at('runtime'), 0o700);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const [display] = await once(screen.stdout, 'data');
  const env = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: at('home'),
    XDG_RUNTIME_DIR: at('runtime'),
    DISPLAY: `:${String(display).trim()}`,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${at('bus')}`,
    SPEECHD_ADDRESS: `unix_socket:${at('speech.sock')}`,
    GNOME_ACCESSIBILITY: '1',
    GTK_MODULES: 'gail:atk-bridge',
    GSETTINGS_BACKEND: 'memory',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const options: SpawnOptions = { env: env as unknown as NodeJS.ProcessEnv, stdio: 'ignore', detached: true };
  const running: ChildProcess[] = [screen];
  const start = (command: string, ...args: string[]) => running.push(spawn(command, args, options));
  const created = (name: string) => expect.poll(() => existsSync(at(name)), { message: name }).toBe(true);

  const end = async () => {
    for (const process of running.toReversed()) await killGroup(process);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  start('dbus-daemon', '--nofork', `--config-file=${at('bus.conf')}`);
  await created('bus');
  start('openbox');
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--a11y=1', '--screen-reader=1');
  const socket = ['-c', 'unix_socket', '-S', at('speech.sock'), '-P', at('speech.pid')];
  start('speech-dispatcher', '-s', '-C', at('speech'), ...socket, '-L', folder, '-t', '0');
  await created('runtime/at-spi');
  await created('speech.sock');
  start('orca', '-u', at('orca'));

  const browser = await puppeteer
    .launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: false,
      args: ['--width=1280', '--height=900'],
      env,
      timeout: START_LIMIT,
      protocolTimeout: START_LIMIT,
      defaultViewport: null,
      extraPrefsFirefox: { 'accessibility.force_disabled': -1, 'signon.rememberSignons': false },
    })
    .catch(async (error) => {
      await end();
      throw error;
    });
  const firefox = browser.process();
  if (firefox) running.push(firefox);
  const [page = await browser.newPage()] = await browser.pages();
  return {
    page,
    voice: at('voice.log'),
    type: async (...args) => {
      await once(spawn('xdotool', args, options), 'exit');
    },
    end,
  };
}
