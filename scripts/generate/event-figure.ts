import { agendaLengths, type SiteEvent } from '../../src/content/events.ts';
import type { Figure } from '../../src/drawing/index.ts';

/** An event's own drawing, at the hours of its agenda; without one the agenda to scale. Nothing where that tells no lengths. */
export function eventFigure(event: SiteEvent): Figure | undefined {
  const lengths = agendaLengths(event);
  if (!lengths) return undefined;
  const { agenda, figure, start, end } = event;
  const hours = lengths.map((length) => length / 60);
  const total = hours.reduce((all, length) => all + length, 0);
  const names = agenda.map(({ short = '' }) => short);
  if (figure?.kind === 'day') {
    const [hour = 0, minute = 0] = start.slice(11).split(':').map(Number);
    let from = hour + minute / 60;
    const parts = agenda.map(({ time }, i) => {
      const { as = 'hatch', count } = figure.filled[i] ?? {};
      const to = from + (hours[i] ?? 0);
      const part = {
        name: names[i] ?? '',
        time: time.replace(':00', ''),
        from,
        to,
        filled: as,
        ...(count && { count }),
      };
      from = to;
      return part;
    });
    return { kind: 'day', parts, unit: 'hours' };
  }
  if (figure?.kind === 'stage') {
    const parts = lengths.map((length, i) => {
      const { as: shows = 'people', count } = figure.shows[i] ?? {};
      return { name: names[i] ?? '', length, shows, ...(count && { count }) };
    });
    return { kind: 'stage', parts, unit: 'minutes' };
  }
  if (figure?.kind === 'lanes') {
    const [hour = 0, minute = ''] = end.slice(11).split(':');
    const { count, unit, fork } = figure;
    const parts = agenda.map(({ time }, i) => ({ name: names[i] ?? '', time, length: hours[i] ?? 0 }));
    return { kind: 'lanes', count, unit, fork, parts, end: `${Number(hour) % 12 || 12}:${minute}` };
  }
  return {
    kind: 'steps',
    values: total > 4 ? hours : lengths,
    names,
    unit: total > 4 ? 'hours' : 'min',
  };
}
