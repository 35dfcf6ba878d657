import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { fluidValue, themeFiles, variableName } from './tokens/build.ts';

export default defineConfig({
  tokens: ['./tokens/tokens.resolver.json'],
  outDir: './src/theme/generated/',
  // Names are camelCase in code (vars.color.onSignal) and kebab-case in CSS (--color-on-signal).
  lint: { rules: { 'core/consistent-naming': 'off' } },
  plugins: [
    css({
      skipBuild: true,
      legacyHex: true,
      variableName,
      transform: fluidValue,
      permutations: (['light', 'dark'] as const).flatMap((theme) =>
        (['canvas', 'band', 'ink'] as const).map((surface) => ({
          input: { theme, surface },
          prepare: (text: string) => text,
        })),
      ),
    }),
    themeFiles(),
  ],
});
