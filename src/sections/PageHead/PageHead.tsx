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
  /** The page's h1, which takes focus after navigation. */
  heading: string;
  lead?: string;
  /** Pages of the breadcrumb, from the home page to this page. */
  trail?: BreadcrumbProps['trail'];
  /** Link to the parent page, instead of a trail: "Back to About Us" (spec 2.7). */
  back?: { label: string; href: string } | undefined;
  actions?:
    | { primary: { label: string; href: string }; secondary?: { label: string; href: string } | undefined }
    | undefined;
  /** Beside or below the text, depending on `layout` and the window. Decorative unless it has a `label`. */
  drawing?:
    | (Pick<DrawingProps, 'name' | 'viewBox' | 'label'> & {
        /**
         * In windows from 1024 px, `whole` (default) and `detail` (cropped) are beside the text. In windows from
         * 700 px, `half`, `compact` (smaller drawing) and `corner` (narrower column) are beside the text. `across` is
         * cropped, at full width below the text.
         */
        layout?: 'whole' | 'detail' | 'half' | 'compact' | 'corner' | 'across';
        /** Default: the page's background. */
        surface?: 'band' | 'ink' | 'signal';
        /** `false` hides the drawing below 700 px, so that a form starts above the fold. Default true. */
        showOnPhones?: boolean;
        /** Whether the file has a part `names`; a `detail` also needs `names-small`. Default false. */
        hasLabels?: boolean;
        /** `viewBox` in windows below 1140 px, where the part `numbers` replaces unreadable labels. */
        unlabeledViewBox?: string;
        /** Id of a part of the file, drawn over the drawing as a highlight. */
        highlight?: string;
        /** URL of a decorative photograph (8 : 5), placed like `whole`. Until it loads, the drawing is shown. */
        image?: string;
      })
    | undefined;
}

/** Maximum length, in characters, of the label of a second action that is beside the first. */
const MAX_INLINE_ACTION_LENGTH = 22;

const head = { whole: css.head, detail: css.head, photograph: css.head, ...beside.head };
const words = { whole: css.words, detail: css.words, photograph: css.words, ...beside.words };
const picture = { ...css.picture, ...beside.picture };
const place = { ...css.drawing, ...beside.drawing };

const fitOf = (layout?: string) => (layout === 'across' || layout === 'detail' ? 'cover' : 'contain');

const renderDrawing = ({ name, viewBox, label, layout, highlight }: NonNullable<PageHeadProps['drawing']>) => {
  const fit = fitOf(layout);
  return (
    <>
      <Drawing name={name} viewBox={viewBox} label={label} fit={fit} loading="eager" />
      {highlight && (
        <div className={css.overlay}>
          <Drawing name={name} part={highlight} viewBox={viewBox} fit={fit} loading="eager" />
        </div>
      )}
    </>
  );
};

/** Trail, heading, lead, actions and drawing of a page. On the home page, use HomeHero; for a service, ServiceHero. */
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
            <div
              className={(actions.secondary?.label.length ?? 0) > MAX_INLINE_ACTION_LENGTH ? css.stacked : css.actions}
            >
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
              drawing.showOnPhones === false && css.hiddenOnPhones,
            )}
            data-surface={drawing.surface}
          >
            <div className={cx(place[kind], drawing.hasLabels && kind === 'across' && beside.withoutLabels)}>
              {drawing.unlabeledViewBox ? (
                <>
                  <div className={css.withoutLabels}>
                    {renderDrawing({
                      ...drawing,
                      viewBox: drawing.unlabeledViewBox,
                      highlight: drawing.hasLabels ? 'numbers' : undefined,
                    })}
                  </div>
                  <div className={css.withLabels}>{renderDrawing(drawing)}</div>
                </>
              ) : drawing.image ? (
                <Picture src={drawing.image} alt="" fallback={renderDrawing(drawing)} />
              ) : (
                renderDrawing(drawing)
              )}
              {drawing.hasLabels && kind === 'detail' && (
                <>
                  <div className={css.labels}>
                    <Drawing name={drawing.name} part="names" viewBox={drawing.viewBox} fit="cover" loading="eager" />
                  </div>
                  <div className={css.labelsSmall}>
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
              {drawing.hasLabels && kind !== 'detail' && (
                <div
                  className={kind === 'across' ? css.labels : drawing.unlabeledViewBox ? css.withLabels : css.overlay}
                >
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
