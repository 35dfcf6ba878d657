import { cx } from 'class-variance-authority';
import { Breadcrumb, type BreadcrumbProps } from '../../components/Breadcrumb';
import { ButtonLink } from '../../components/ButtonLink';
import { Drawing, type DrawingProps } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { Picture } from '../../components/Picture';
import { Section, signal } from '../../components/Section';
import { Text } from '../../components/Text';
import * as beside from './BesideHead.css';
import * as css from './PageHead.css';
import { Trail } from './Trail';

export interface PageHeadProps {
  /** The page's h1. A change of page moves focus to it. */
  heading: string;
  /** What the page is about, in one or two sentences. */
  lead?: string;
  /** From Home down to this page. */
  trail?: BreadcrumbProps['trail'];
  /** To the one page above, in the trail's place: "Back to About Us" (spec 2.7). */
  back?: { label: string; href: string } | undefined;
  /** Calls to action: the one that matters, and another. */
  actions?:
    | { primary: { label: string; href: string }; secondary?: { label: string; href: string } | undefined }
    | undefined;
  /** At the right, or below on narrow screens. Decoration unless it has a `label`. */
  drawing?:
    | (Pick<DrawingProps, 'name' | 'viewBox' | 'label'> & {
        /**
         * `whole` beside the words from 1024 px (default), or `detail`, cut by the edges of its place. From 700 px: `half` fills
         * half a sheet beside one or two words, `compact` the same with words in it or upright, `corner` stands beside words
         * that may be wide. `across` is a detail from frame line to frame line, below the words, which then stand in a row.
         */
        layout?: 'whole' | 'detail' | 'half' | 'compact' | 'corner' | 'across';
        /** What it is printed on. Default the page's paper. */
        surface?: 'band' | 'ink' | 'signal';
        /** Shown from 700 px only, where on phones a form is to begin in the first window. Default true. */
        phones?: boolean;
        /**
         * It has a part `names`, its lettering, and `numbers` in its place where `bare` is shown; a `detail` has
         * `names-small` for windows narrower than 1024 px, where one that lies `across` has none.
         */
        names?: boolean;
        /** Below 1140 px: what is shown of it without its lettering, which could not be read there. */
        bare?: string;
        /** Its part that lights what the page is about. */
        live?: string;
        /** Address of a photograph of 8 : 5 in the drawing's place. Decoration; the drawing stands until it is there. */
        image?: string;
      })
    | undefined;
}

/** Characters of a second action that has no room beside the first. */
const LONG = 22;

const head = { whole: css.head, detail: css.head, photograph: css.head, ...beside.head };
const words = { whole: css.words, detail: css.words, photograph: css.words, ...beside.words };
const picture = { ...css.picture, ...beside.picture };
const place = { ...css.drawing, ...beside.drawing };

/** Whether a drawing fills its place to the edges. */
const fitOf = (layout?: string) => (layout === 'across' || layout === 'detail' ? 'cover' : 'contain');

const drawn = ({ name, viewBox, label, layout, live }: NonNullable<PageHeadProps['drawing']>) => {
  const fit = fitOf(layout);
  return (
    <>
      <Drawing name={name} viewBox={viewBox} label={label} fit={fit} loading="eager" />
      {live && (
        <div className={css.over}>
          <Drawing name={name} part={live} viewBox={viewBox} fit={fit} loading="eager" />
        </div>
      )}
    </>
  );
};

/**
 * Opens a page: where it is, what it is called, what it is about, and at the right its drawing or, without one, its lead.
 * Home opens with HomeHero, a service page with ServiceHero.
 */
export function PageHead({ heading, lead, trail, back, actions, drawing }: PageHeadProps) {
  const kind = drawing ? (drawing.image ? 'photograph' : (drawing.layout ?? 'whole')) : 'none';
  return (
    <Section pad="none">
      <div className={head[kind]}>
        <div className={words[kind]}>
          {(back || trail) && (
            <Trail>
              {back ? (
                <Link variant="back" href={back.href}>
                  {back.label}
                </Link>
              ) : (
                trail && <Breadcrumb trail={trail} />
              )}
            </Trail>
          )}
          <Heading level={1} focusable>
            {heading}
          </Heading>
          {lead && (
            <div className={css.lead}>
              <Text size="lead">{lead}</Text>
            </div>
          )}
          {actions && (
            <div className={(actions.secondary?.label.length ?? 0) > LONG ? css.stacked : css.actions}>
              <ButtonLink variant="signal" arrow width="full-narrow" href={actions.primary.href}>
                {actions.primary.label}
              </ButtonLink>
              {actions.secondary && (
                <Link
                  variant={actions.secondary.href.startsWith('tel:') ? 'inline' : 'arrow'}
                  href={actions.secondary.href}
                >
                  {actions.secondary.label}
                </Link>
              )}
            </div>
          )}
        </div>
        {drawing && kind !== 'none' && (
          <div
            className={cx(
              picture[kind],
              drawing.surface === 'signal' && signal,
              drawing.phones === false && css.roomyOnly,
            )}
            data-surface={drawing.surface}
          >
            <div className={cx(place[kind], drawing.names && kind === 'across' && beside.unnamed)}>
              {drawing.bare ? (
                <>
                  <div className={css.bare}>
                    {drawn({ ...drawing, viewBox: drawing.bare, live: drawing.names ? 'numbers' : undefined })}
                  </div>
                  <div className={css.lettered}>{drawn(drawing)}</div>
                </>
              ) : drawing.image ? (
                <Picture src={drawing.image} alt="" fallback={drawn(drawing)} />
              ) : (
                drawn(drawing)
              )}
              {drawing.names && kind === 'detail' && (
                <>
                  <div className={css.names}>
                    <Drawing name={drawing.name} part="names" viewBox={drawing.viewBox} fit="cover" loading="eager" />
                  </div>
                  <div className={css.namesSmall}>
                    <Drawing
                      name={drawing.name}
                      part="names-small"
                      viewBox={drawing.viewBox}
                      fit="cover"
                      loading="eager"
                    />
                  </div>
                </>
              )}
              {drawing.names && kind !== 'detail' && (
                <div className={kind === 'across' ? css.names : drawing.bare ? css.lettered : css.over}>
                  <Drawing
                    name={drawing.name}
                    part="names"
                    viewBox={drawing.viewBox}
                    fit={fitOf(kind)}
                    loading="eager"
                  />
                </div>
              )}
            </div>
          </div>
        )}
      </div>
    </Section>
  );
}
