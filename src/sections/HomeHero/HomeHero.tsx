import { Fragment, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink';
import { Drawing, useReveal } from '../../components/Drawing';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import * as factsCss from './facts.css';
import * as css from './HomeHero.css';
import { Live } from './Live';
import { runHero } from './motion';
import { heroPhone, heroStage } from './stage';
import * as stageCss from './stage.css';

type Word = keyof typeof heroStage.words;

export interface HomeHeroProps {
  /** One entry per line. */
  headline: readonly string[];
  /** Default "That Deliver Results" (spec 2.3). */
  subline?: string;
  /** Text above the actions. */
  lead: string;
  /** Typed in turn; each highlights a node of the drawing. */
  words?: readonly Word[];
  actions: { primary: HeroLink; secondary: HeroLink; tertiary: HeroLink };
  /** Four figures, from the top plate down. */
  stats: readonly { value: string; label: string }[];
  /** Trust badges in the bottom strip. */
  badges: readonly string[];
  /** URL of the film without extension. Expects `.webm`, `.mp4`, and for phones `-phone.webm` and `-phone.mp4`. */
  filmSource?: string;
  /** URL of a photograph behind the drawing while no film plays. Default: a plain background. */
  poster?: string;
}

interface HeroLink {
  label: string;
  href: string;
}

const WORDS = Object.keys(heroStage.words) as Word[];
const { width, height } = heroStage;
const stageBox = `0 0 ${width} ${height}`;
const phoneBox = `0 0 ${heroPhone.width} ${heroPhone.height}`;
const GROUPS = [1, 2, 3, 4, 5] as const;

/** The 50 lights over a drawing, in groups. Loaded by scripts only, because they need scripts to move. */
function Lights({ drawing, viewBox }: { drawing: string; viewBox: string }) {
  const file = `/drawings/${drawing}.svg`;
  const svg = useReveal(file);
  return (
    <svg ref={svg} aria-hidden="true" className={stageCss.overlay} viewBox={viewBox} data-drawing={file}>
      {GROUPS.map((group) => (
        <use key={group} className={stageCss.lights[group]} data-part={`lights-${group}`} suppressHydrationWarning />
      ))}
    </svg>
  );
}

/**
 * Hero of the home page with headline, typed word, actions and four figures on a drawing, and a film in the background
 * (spec 2.3). One control pauses film, typing and lights. Service pages use ServiceHero, other pages PageHead.
 *
 * Assistive technology ignores the drawing and the typed word: the heading is complete without them. Without
 * scripts or with reduced motion, the drawing is initially static with one highlighted node.
 */
export function HomeHero({
  headline,
  subline = 'That Deliver Results',
  lead,
  words = WORDS,
  actions,
  stats,
  badges,
  filmSource = '/film/hero',
  poster,
}: HomeHeroProps) {
  const hero = useRef<HTMLElement>(null);
  const photograph = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  // Word shown without motion, with its node highlighted.
  const [staticWord = ''] = words;
  useEffect(() => (hero.current ? runHero(hero.current) : undefined), []);
  // A prerendered image may have failed before hydration.
  useEffect(() => {
    const { current } = photograph;
    if (poster && current?.complete && current.naturalWidth === 0) setFailed(poster);
  }, [poster]);
  return (
    // The loader (`src/app/loader.ts`) may have changed these attributes before hydration.
    <section
      ref={hero}
      className={css.hero}
      data-surface="ink"
      data-hero
      data-words={words.join(' ')}
      data-word={staticWord}
      data-motion="paused"
      aria-labelledby="hero-heading"
      suppressHydrationWarning
    >
      {poster && poster !== failed && (
        <img ref={photograph} className={stageCss.poster} src={poster} alt="" onError={() => setFailed(poster)} />
      )}
      {/* In Firefox, Tab reaches a video without controls; `inert` prevents that. */}
      <video
        className={stageCss.film}
        data-film={filmSource}
        muted
        loop
        playsInline
        inert
        disablePictureInPicture
        suppressHydrationWarning
      />
      <div className={stageCss.stage} aria-hidden="true">
        <div className={stageCss.drawing}>
          <Drawing name="hero" viewBox={stageBox} loading="eager" />
        </div>
        <Lights drawing="hero" viewBox={stageBox} />
        <svg aria-hidden="true" className={stageCss.leaders} viewBox={stageBox}>
          {words.map((word) => (
            <Live key={word} word={word} parts={heroStage.words[word]} radius={5.5} />
          ))}
        </svg>
      </div>
      <div className={stageCss.frame} />
      <div className={css.body}>
        <h1 className={css.heading} id="hero-heading" tabIndex={-1}>
          <span className={css.headline}>
            {headline.map((line) => (
              <Fragment key={line}>
                <span className={css.line}>{line}</span>{' '}
              </Fragment>
            ))}
          </span>
          <span className={css.subline}>{subline}</span>
        </h1>
        <p className={css.typed} aria-hidden="true">
          <span data-typed suppressHydrationWarning>
            {staticWord}
          </span>
          <i className={css.caret} />
        </p>
        <div className={css.actionsArea}>
          <div className={css.controls}>
            <p className={css.lead}>{lead}</p>
            <div className={css.actions}>
              <ButtonLink variant="signal" size="large" arrow width="full-narrow" href={actions.primary.href}>
                {actions.primary.label}
              </ButtonLink>
              <ButtonLink variant="outline" size="large" width="full-narrow" href={actions.secondary.href}>
                {actions.secondary.label}
              </ButtonLink>
            </div>
            <div className={css.more}>
              <Link variant="arrow" href={actions.tertiary.href}>
                {actions.tertiary.label}
              </Link>
            </div>
          </div>
          <div className={css.phone} aria-hidden="true">
            <Drawing name="hero-phone" viewBox={phoneBox} loading="eager" />
            <Lights drawing="hero-phone" viewBox={phoneBox} />
            <svg aria-hidden="true" className={stageCss.overlay} viewBox={phoneBox}>
              {words.map((word) => (
                <Live key={word} word={word} parts={heroPhone.words[word]} radius={4.5} />
              ))}
            </svg>
          </div>
        </div>
        <ul className={factsCss.stats}>
          {stats.map(({ value, label }, index) => (
            <li key={label} className={factsCss.stat[index as keyof typeof factsCss.stat]}>
              <span className={factsCss.statValue} dir="auto">
                {value}
              </span>{' '}
              <span className={factsCss.statLabel}>{label}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={factsCss.strip}>
        <ul className={factsCss.badges}>
          {badges.map((badge) => (
            <li key={badge} className={factsCss.badge}>
              <Icon name="check" size={14} />
              <span dir="auto">{badge}</span>
            </li>
          ))}
        </ul>
        <p className={factsCss.title} aria-hidden="true">
          General arrangement
        </p>
        {/* The name is constant and the state changes, because screen readers do not announce a new name. */}
        <button
          type="button"
          className={factsCss.toggle}
          aria-pressed="true"
          data-motion-toggle
          data-early
          suppressHydrationWarning
        >
          <span className={factsCss.toggleIcon}>
            <Icon name="pause" size={16} />
          </span>
          Pause motion
        </button>
      </div>
    </section>
  );
}
