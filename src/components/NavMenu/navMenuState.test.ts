import { describe, expect, test } from 'vitest';
import {
  BLUR_DELAY,
  CLICK_GRACE,
  closed,
  type MenuId,
  type NavMenuEvent,
  type NavMenuState,
  navMenuState,
  POINTER_DELAY,
} from './navMenuState';

const given = (...events: NavMenuEvent[]): NavMenuState => events.reduce(navMenuState, closed);

const over = (menu: MenuId, part: 'trigger' | 'panel' = 'trigger', at = 0): NavMenuEvent => ({
  type: 'pointerOver',
  menu,
  part,
  at,
});
const left = (menu: MenuId): NavMenuEvent => ({ type: 'pointerLeft', menu });
const focus = (menu: MenuId, part: 'trigger' | 'panel' = 'trigger', more: object = {}): NavMenuEvent => ({
  type: 'focused',
  menu,
  part,
  at: 0,
  byKeyboard: true,
  returned: false,
  ...more,
});
const blur = (menu: MenuId, elsewhere = true): NavMenuEvent => ({ type: 'blurred', menu, elsewhere });
const click = (menu: MenuId, at = 0): NavMenuEvent => ({ type: 'pressed', menu, at, byKeyboard: false });
const enterKey = (menu: MenuId, at = 0): NavMenuEvent => ({ type: 'pressed', menu, at, byKeyboard: true });
const arrowDown = (menu: MenuId): NavMenuEvent => ({ type: 'arrowDown', menu, at: 0 });
const escapeKey: NavMenuEvent = { type: 'escape', returnFocus: true };
const timeUp: NavMenuEvent = { type: 'timeUp' };

describe('opening', () => {
  test.each([
    ['the pointer', over('about')],
    ['keyboard focus', focus('about')],
    ['a click, with nothing before it', click('about')],
    ['Enter or Space', enterKey('about')],
    ['ArrowDown', arrowDown('about')],
  ])('%s opens', (_, event) => {
    expect(given(event).open).toBe('about');
  });

  test('focus that a press or the menu itself brought does not open', () => {
    expect(given(focus('about', 'trigger', { byKeyboard: false })).open).toBeNull();
    expect(given(focus('about', 'trigger', { returned: true })).open).toBeNull();
  });

  test('at most one is open', () => {
    expect(given(over('about'), over('solutions')).open).toBe('solutions');
    expect(given(focus('about'), blur('about'), focus('solutions'))).toMatchObject({
      open: 'solutions',
      closing: null,
    });
    expect(given(click('about'), click('solutions')).open).toBe('solutions');
  });

  test('focus is not lost when the pointer opens the other one', () => {
    const state = given(focus('about'), focus('about', 'panel'), over('solutions'));
    expect(state).toMatchObject({ open: 'solutions', moveFocus: { menu: 'about', to: 'trigger' } });
  });

  test('a window that comes back to the front does not open what was closed', () => {
    expect(given(focus('about'), escapeKey, focus('about')).open).toBeNull();
  });
});

describe('a click on an open dropdown', () => {
  test('closes it', () => {
    expect(given(click('about'), click('about', 10)).open).toBeNull();
  });

  test('does not close what the pointer opened less than 300 ms ago, and the next click does', () => {
    expect(CLICK_GRACE).toBe(300);
    const kept = given(over('about', 'trigger', 1000), click('about', 1000 + CLICK_GRACE - 1));
    expect(kept.open).toBe('about');
    expect(navMenuState(kept, click('about', 1000 + CLICK_GRACE)).open).toBeNull();
  });

  test('closes what the pointer opened 300 ms ago, and it stays closed while the pointer moves on the trigger', () => {
    const state = given(over('about', 'trigger', 1000), click('about', 1000 + CLICK_GRACE));
    expect(state.open).toBeNull();
    expect(navMenuState(state, over('about')).open).toBeNull();
  });
});

describe('keys', () => {
  test('Enter on a panel that focus opened moves in, at once or later', () => {
    for (const at of [1, 5000]) {
      expect(given(focus('about'), enterKey('about', at))).toMatchObject({
        open: 'about',
        moveFocus: { menu: 'about', to: 'first' },
      });
    }
  });

  test('Enter moves in as well where the mouse had opened it before focus came', () => {
    expect(given(over('about'), focus('about'), enterKey('about', 5000))).toMatchObject({
      open: 'about',
      moveFocus: { menu: 'about', to: 'first' },
    });
  });

  test('Enter closes what Enter opened', () => {
    expect(given(enterKey('about'), enterKey('about', 10)).open).toBeNull();
  });

  test('ArrowDown moves to the first link, open or closed', () => {
    const moved = { open: 'about', moveFocus: { menu: 'about', to: 'first' } };
    expect(given(arrowDown('about'))).toMatchObject(moved);
    expect(given(over('about'), arrowDown('about'))).toMatchObject(moved);
  });

  test('two ArrowDowns are two requests', () => {
    const first = given(arrowDown('about'));
    expect(navMenuState(first, arrowDown('about')).moveFocus).not.toBe(first.moveFocus);
  });

  test('Escape closes and gives focus back; nothing opens again until pointer or focus return', () => {
    const state = given(over('about'), focus('about'), focus('about', 'panel'), escapeKey);
    expect(state).toMatchObject({ open: null, moveFocus: { menu: 'about', to: 'trigger' } });
    const back = [focus('about', 'trigger', { returned: true }), over('about')].reduce(navMenuState, state);
    expect(back.open).toBeNull();
    expect([left('about'), over('about')].reduce(navMenuState, back).open).toBe('about');
    expect([blur('about'), focus('about')].reduce(navMenuState, back).open).toBe('about');
  });

  test('Escape gives focus to the trigger too where nothing has it', () => {
    expect(given(over('about'), escapeKey).moveFocus).toEqual({ menu: 'about', to: 'trigger' });
  });

  test('Escape takes no focus from a field elsewhere', () => {
    expect(given(over('about'), { type: 'escape', returnFocus: false })).toMatchObject({ open: null, moveFocus: null });
  });

  test('Escape does nothing when nothing is open', () => {
    expect(given(escapeKey)).toBe(closed);
  });
});

describe('closing by itself', () => {
  test.each([
    ['about', 200],
    ['solutions', 300],
  ] as const)('%s: %i ms after the pointer left', (menu, delay) => {
    const state = given(over(menu), left(menu));
    expect(POINTER_DELAY[menu]).toBe(delay);
    expect(state).toMatchObject({ open: menu, closing: { after: delay } });
    expect(navMenuState(state, timeUp).open).toBeNull();
  });

  test('150 ms after focus left, even where the pointer rests', () => {
    expect(BLUR_DELAY).toBe(150);
    expect(given(focus('about'), blur('about'))).toMatchObject({ open: 'about', closing: { after: 150 } });
    expect(given(over('about'), focus('about'), blur('about'))).toMatchObject({ closing: { after: 150 } });
  });

  test('a press on the panel takes focus from its links but does not close under the pointer', () => {
    expect(given(focus('about'), over('about', 'panel'), blur('about', false)).closing).toBeNull();
  });

  test('coming back stops the countdown', () => {
    expect(given(over('about'), left('about'), over('about', 'panel')).closing).toBeNull();
    expect(given(focus('about'), blur('about'), focus('about', 'panel')).closing).toBeNull();
  });

  test('a countdown of the one does not close the other', () => {
    expect(given(over('about'), left('about'), over('solutions'))).toMatchObject({ open: 'solutions', closing: null });
  });

  test('the mouse does not close what the keyboard stands in or opened', () => {
    expect(given(over('about'), focus('about', 'panel'), left('about')).closing).toBeNull();
    expect(given(focus('about'), over('about'), left('about')).closing).toBeNull();
  });

  test('the mouse closes what it opened though a press put focus there', () => {
    const pressed = focus('about', 'trigger', { byKeyboard: false });
    expect(given(over('about'), pressed, click('about', 10), left('about')).closing).toEqual({ after: 200 });
  });

  test('time that runs out after all was settled does nothing', () => {
    const state = given(over('about'), left('about'), over('about'));
    expect(navMenuState(state, timeUp)).toBe(state);
  });
});

describe('closing at once', () => {
  test.each(['pressedOutside', 'linkFollowed', 'navigated'] as const)('%s', (type) => {
    const state = given(focus('about'), focus('about', 'panel'), { type });
    expect(state).toMatchObject({ open: null, moveFocus: { menu: 'about', to: 'trigger' } });
  });

  test('a dropdown whose panel went away under the mouse opens again when the mouse comes to its trigger', () => {
    const state = given(over('about'), left('about'), over('about', 'panel'), { type: 'navigated' });
    expect(state).toMatchObject({ open: null, pointer: null });
    expect(navMenuState(state, over('about')).open).toBe('about');
  });
});
