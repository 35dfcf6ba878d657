import { BackLink } from '../../components/BackLink';
import { Breadcrumb, type BreadcrumbProps } from '../../components/Breadcrumb';
import { ButtonLink } from '../../components/ButtonLink';
import { Drawing, type DrawingProps } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { Picture } from '../../components/Picture';
import { Section } from '../../components/Section';
import { Text } from '../../components/Text';
import * as css from './PageHead.css';

export interface PageHeadProps {
  /** The page's h1. A change of page moves focus to it. */
  title: string;
  /** What the page is about, in one or two sentences. */
  lead?: string | undefined;
  /** From the top of the site down to this page; left out on pages that have nothing above them. */
  trail?: BreadcrumbProps['trail'] | undefined;
  /** To the one page above, in the trail's place: "Back to About Us" (spec 2.7). */
  back?: { label: string; href: string } | undefined;
  /** Calls to action: the one that matters, and another. */
  actions?:
    | { primary: { label: string; href: string }; secondary?: { label: string; href: string } | undefined }
    | undefined;
  /** At the right, or below on narrow screens. Decoration unless it has a `label`. */
  drawing?:
    | (Pick<DrawingProps, 'name' | 'viewBox' | 'label'> & {
        /** In a frame of its own, as a detail cut from a larger drawing. */
        framed?: boolean;
        /** Address of a photograph of 8 : 5 in the drawing's place. Decoration; the drawing stands until it is there. */
        image?: string | undefined;
      })
    | undefined;
}

const drawn = ({ name, viewBox, label, framed }: NonNullable<PageHeadProps['drawing']>) => (
  <Drawing name={name} viewBox={viewBox} label={label} fit={framed ? 'width' : 'contain'} />
);

/** Opens a page: where it is, what it is called, what it is about. Home opens with HomeHero. */
export function PageHead({ title, lead, trail, back, actions, drawing }: PageHeadProps) {
  return (
    <Section pad="none">
      <div className={css.head}>
        <div className={drawing ? css.words : css.wideWords}>
          {back && (
            <div className={css.trail}>
              <BackLink href={back.href}>{back.label}</BackLink>
            </div>
          )}
          {!back && trail && trail.length > 1 && (
            <div className={css.trail}>
              <Breadcrumb trail={trail} />
            </div>
          )}
          <Heading level={1} focusable>
            {title}
          </Heading>
          {lead && (
            <div className={css.lead}>
              <Text size="lead">{lead}</Text>
            </div>
          )}
          {actions && (
            <div className={css.actions}>
              <ButtonLink variant="signal" arrow width="full-narrow" href={actions.primary.href}>
                {actions.primary.label}
              </ButtonLink>
              {actions.secondary && (
                <Link variant="arrow" href={actions.secondary.href}>
                  {actions.secondary.label}
                </Link>
              )}
            </div>
          )}
        </div>
        {drawing && (
          <div className={drawing.framed || drawing.image ? css.detail : css.picture}>
            {drawing.image ? <Picture src={drawing.image} alt="" fallback={drawn(drawing)} /> : drawn(drawing)}
          </div>
        )}
      </div>
    </Section>
  );
}
