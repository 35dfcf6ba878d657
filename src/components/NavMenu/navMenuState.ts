/** The two dropdowns of the header (spec 2.2). */
export type MenuId = 'about' | 'solutions';

/** How long a dropdown stays after the pointer has left it, in ms (spec 9.1). */
export const POINTER_DELAY: Record<MenuId, number> = { about: 200, solutions: 300 };
/** How long it stays after focus has left it, in ms (spec 9.1). */
export const BLUR_DELAY = 150;
/** A click this soon after the panel opened by itself, in ms, meant to open it too and does not close it. */
export const CLICK_GRACE = 300;

interface Place {
  menu: MenuId;
  part: 'trigger' | 'panel';
}

export interface NavMenuState {
  /** The one open dropdown. */
  open: MenuId | null;
  /** What opened it: the pointer resting on it, keyboard focus, a click or tap, or a key. */
  openedBy: 'pointer' | 'focus' | 'press' | 'key' | null;
  openedAt: number;
  /** Where the mouse is. */
  pointer: Place | null;
  /** Where focus is, and whether the keyboard brought it there. */
  focus: (Place & { byKeyboard: boolean }) | null;
  /** A running countdown to close. Each countdown is an object of its own. */
  closing: { after: number } | null;
  /** Focus is to go there once this state is on screen. Each request is an object of its own and stays until the next. */
  moveFocus: { menu: MenuId; to: 'first' | 'trigger' } | null;
}

/** What happened; times `at` in ms, from any one clock. */
export type NavMenuEvent =
  | ({ type: 'pointerOver'; at: number } & Place)
  | { type: 'pointerLeft'; menu: MenuId }
  /** `returned`: given back by the menu itself, which must not open it again. */
  | ({ type: 'focused'; at: number; byKeyboard: boolean; returned: boolean } & Place)
  /** Focus left the dropdown: for another element, or for none (a press on plain surface). */
  | { type: 'blurred'; menu: MenuId; elsewhere: boolean }
  /** A click on the trigger: by mouse or touch, from a script or assistive technology, or by Enter or Space. */
  | { type: 'pressed'; menu: MenuId; at: number; byKeyboard: boolean }
  | { type: 'arrowDown'; menu: MenuId; at: number }
  /** `returnFocus`: nothing outside the header has focus, so the trigger may take it. */
  | { type: 'escape'; returnFocus: boolean }
  | { type: 'pressedOutside' }
  | { type: 'linkFollowed' }
  | { type: 'navigated' }
  | { type: 'timeUp' };

export const closed: NavMenuState = {
  open: null,
  openedBy: null,
  openedAt: 0,
  pointer: null,
  focus: null,
  closing: null,
  moveFocus: null,
};

/** Every rule of the header's dropdowns (spec 2.2), as a pure function of what happened. */
export function navMenuState(state: NavMenuState, event: NavMenuEvent): NavMenuState {
  switch (event.type) {
    case 'pointerOver': {
      const { menu, part, at } = event;
      // Moving about on the same part says nothing new: so it stays closed after Escape until the pointer returns.
      if (state.pointer?.menu === menu && state.pointer.part === part) return state;
      const next = { ...keepOpen(state, menu), pointer: { menu, part } };
      return part === 'panel' || state.open === menu ? next : openMenu(next, menu, 'pointer', at);
    }
    case 'pointerLeft': {
      const { menu } = event;
      if (state.pointer?.menu !== menu) return state;
      const next = { ...state, pointer: null };
      return state.open !== menu || heldByKeyboard(state) ? next : { ...next, closing: { after: POINTER_DELAY[menu] } };
    }
    case 'focused': {
      const { menu, part, byKeyboard, returned, at } = event;
      const wasThere = state.focus?.menu === menu;
      const next = { ...keepOpen(state, menu), focus: { menu, part, byKeyboard } };
      if (part === 'panel' || !byKeyboard || returned) return next;
      if (state.open === menu) return state.openedBy === 'pointer' ? { ...next, openedBy: 'focus' } : next;
      // The window came back to the front, not the visitor to the trigger.
      return wasThere ? next : openMenu(next, menu, 'focus', at);
    }
    case 'blurred': {
      const { menu, elsewhere } = event;
      const next = state.focus?.menu === menu ? { ...state, focus: null } : state;
      const restsHere = !elsewhere && state.pointer?.menu === menu;
      return state.open !== menu || restsHere ? next : { ...next, closing: { after: BLUR_DELAY } };
    }
    case 'pressed': {
      const { menu, at, byKeyboard } = event;
      if (state.open !== menu) return openMenu(state, menu, byKeyboard ? 'key' : 'press', at);
      if (byKeyboard && state.openedBy === 'focus') return enter(state, menu);
      const openedItself = state.openedBy === 'pointer' || state.openedBy === 'focus';
      if (openedItself && at - state.openedAt < CLICK_GRACE) return { ...state, openedBy: 'press', closing: null };
      return close(state);
    }
    case 'arrowDown': {
      const { menu, at } = event;
      return enter(state.open === menu ? state : openMenu(state, menu, 'key', at), menu);
    }
    case 'escape': {
      if (!state.open) return state;
      const next = close(state);
      return event.returnFocus ? { ...next, moveFocus: { menu: state.open, to: 'trigger' } } : next;
    }
    case 'timeUp':
      return state.closing ? close(state) : state;
    case 'pressedOutside':
    case 'linkFollowed':
    case 'navigated':
      return close(state);
  }
}

/** What the keyboard opened or stands in stays, wherever the mouse goes (WCAG 1.4.13). */
function heldByKeyboard({ open, openedBy, focus }: NavMenuState): boolean {
  if (focus?.menu !== open || !focus?.byKeyboard) return false;
  return focus.part === 'panel' || openedBy === 'focus' || openedBy === 'key';
}

function keepOpen(state: NavMenuState, menu: MenuId): NavMenuState {
  return state.open === menu && state.closing ? { ...state, closing: null } : state;
}

function enter(state: NavMenuState, menu: MenuId): NavMenuState {
  return { ...state, closing: null, moveFocus: { menu, to: 'first' } };
}

function openMenu(
  state: NavMenuState,
  menu: MenuId,
  openedBy: NonNullable<NavMenuState['openedBy']>,
  at: number,
): NavMenuState {
  return { ...close(state), open: menu, openedBy, openedAt: at };
}

function close(state: NavMenuState): NavMenuState {
  if (!state.open) return state;
  // Focus must not be lost with the panel that it stands in.
  const inPanel = state.focus?.menu === state.open && state.focus.part === 'panel';
  return {
    ...state,
    open: null,
    openedBy: null,
    closing: null,
    // The panel goes away under the mouse; on the trigger the mouse stays where it was.
    pointer: state.pointer?.part === 'panel' ? null : state.pointer,
    moveFocus: inPanel ? { menu: state.open, to: 'trigger' } : state.moveFocus,
  };
}
