import type { Args } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { inAddress } from './emulation';
import { previewIn } from './frames';
import { type Theme, themes } from './modes';

/** The toolbar's third choice: the story in both themes, next to each other. */
export const SIDES = 'side by side';

interface SidesProps {
  id: string;
  layout: string;
  globals: Globals;
  args: Args;
  initialArgs: Args;
}

/**
 * A story in both themes. Windows of their own: styles ask for the window's width, ids stay single, and each side plays its
 * interactions. What the controls have changed is passed on to both.
 */
export function Sides({ id, layout, globals, args, initialArgs }: SidesProps) {
  const frames = useRef(new Map<Theme, HTMLIFrameElement>());
  const touched = useRef(new Set<string>());
  useEffect(() => {
    for (const [name, value] of Object.entries(args)) if (value !== initialArgs[name]) touched.current.add(name);
    const updatedArgs = Object.fromEntries([...touched.current].map((name) => [name, args[name]]));
    const told = new Set<HTMLIFrameElement>();
    const tell = () => {
      for (const frame of frames.current.values()) {
        if (told.has(frame) || touched.current.size === 0) continue;
        told.add(frame);
        // A side that has not shown the story yet is told as soon as it has.
        previewIn(frame)
          ?.onUpdateArgs({ storyId: id, updatedArgs })
          .catch(() => told.delete(frame));
      }
    };
    tell();
    const channel = addons.getChannel();
    channel.on('storyRendered', tell);
    return () => channel.off('storyRendered', tell);
  }, [id, args, initialArgs]);
  return (
    <div className="sides">
      {themes.map((side) => (
        <div key={side} className="window" data-layout={layout}>
          <iframe
            title={`${side} theme`}
            ref={(frame) => void (frame ? frames.current.set(side, frame) : frames.current.delete(side))}
            src={`iframe.html?id=${id}&viewMode=story&globals=${[`theme:${side}`, ...inAddress(globals)].join(';')}`}
          />
        </div>
      ))}
    </div>
  );
}
