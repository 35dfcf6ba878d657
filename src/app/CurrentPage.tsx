import { Activity, memo, startTransition, useState } from 'react';
import { type Location, type NavigationType, type Navigator, Router } from 'react-router-dom';
import { ErrorBoundary, ErrorNotice } from '../components/ErrorBoundary';
import { Section } from '../components/Section';
import { canonicalPath } from '../content/canonicalPath';
import { failures } from '../content/failures';
import { isFollowedLink, useHeadingFocus, usePrefetchOnIntent } from './navigationEffects';
import { loadedPage } from './routes';

/** A page that is shown or about to be, with the address that it reads. */
interface Entry {
  id: number;
  location: Location;
}

interface PageProps {
  location: Location;
  navigator: Navigator;
}

const pathOf = ({ location }: Entry) => canonicalPath(location.pathname);

/** Whether an entry is the page that an address asks for, whatever part of it. */
const isAt = (entry: Entry, { pathname, search }: Location) =>
  pathOf(entry) === canonicalPath(pathname) && entry.location.search === search;

const sameAddress = ({ location: a }: PageProps, { location: b }: PageProps) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.state === b.state;

const failed = (
  <Section surface="ink">
    <ErrorNotice {...failures.page} level={1} />
  </Section>
);

/** The page at an address, whose code is loaded; what was rendered ahead is not rendered again when its link is followed. */
const PageAt = memo(({ location, navigator }: PageProps) => {
  const path = canonicalPath(location.pathname);
  const Content = loadedPage(path);
  return (
    <Router location={location} navigator={navigator}>
      <ErrorBoundary fallback={failed} resetKey={location}>
        {Content && <Content path={path} search={location.search} />}
      </ErrorBoundary>
    </Router>
  );
}, sameAddress);

/**
 * The page at an address. A link shows its page from the start, also where it is shown already. The page of a link that is
 * pointed at is rendered ahead, hidden and in slices between which the visitor's work goes on; its effects run once it is
 * shown.
 */
export function CurrentPage({ location, navigator, type }: PageProps & { type: NavigationType }) {
  const [shown, setShown] = useState<Entry>({ id: 0, location });
  const [ahead, setAhead] = useState<Entry>();
  const nextId = Math.max(shown.id, ahead?.id ?? 0) + 1;

  // React renders again at once: no frame shows the old page at the new address.
  if (shown.location !== location) {
    const isSamePage = pathOf(shown) === canonicalPath(location.pathname);
    if (isSamePage && !isFollowedLink(location, type)) setShown({ ...shown, location });
    else {
      setShown({ ...(ahead && isAt(ahead, location) ? ahead : { id: nextId }), location });
      setAhead(undefined);
    }
  }

  usePrefetchOnIntent(({ pathname, search, hash }) => {
    const next = { pathname, search, hash, state: null, key: '' } as Location;
    startTransition(() => setAhead((last) => (last && isAt(last, next) ? last : { id: nextId, location: next })));
  });
  useHeadingFocus(shown.id);

  // A link that was pointed at just before it was followed is still ahead when its page is shown.
  const isAhead = ahead && pathOf(ahead) !== pathOf(shown);
  return (isAhead ? [shown, ahead] : [shown]).map((entry) => {
    const page = <PageAt location={entry.location} navigator={navigator} />;
    return (
      <div key={entry.id} hidden={entry === ahead}>
        {/* The first page is hydrated with the application: in an Activity it would be later. */}
        {entry.id === 0 ? page : <Activity mode={entry === ahead ? 'hidden' : 'visible'}>{page}</Activity>}
      </div>
    );
  });
}
