import { Drawing, type DrawingProps } from '../components/Drawing';
import { Monogram } from '../components/Monogram';
import { Picture } from '../components/Picture';
import * as css from './Portrait.css';

export interface PortraitProps extends Pick<DrawingProps, 'loading'> {
  /** Name, for the initials. */
  name: string;
  /** URL of a photograph; the line portrait is shown until it loads. */
  image?: string;
  /** Name of the line portrait file. Default: initials only. */
  drawing?: string;
  /** Flips the line portrait, so that the person faces left. Default false. */
  mirrored?: boolean;
}

/** Decorative picture of a person, 1 : 1: a photograph, a line portrait or initials. */
export function Portrait({ name, image, drawing, mirrored, loading }: PortraitProps) {
  // Crops the portrait so that the head fills the square.
  const drawingElement = drawing && (
    <Drawing name={drawing} viewBox="12 16 216 216" fit="cover" palette="portrait" loading={loading} />
  );
  return (
    <Picture
      src={image}
      alt=""
      ratio="square"
      fallback={
        <Monogram
          name={name}
          media={mirrored && drawingElement ? <div className={css.mirrored}>{drawingElement}</div> : drawingElement}
        />
      }
    />
  );
}

/** Simplified portrait of the head, for sizes below 100 px. */
export function SmallPortrait({ drawing, loading }: { drawing: string } & Pick<DrawingProps, 'loading'>) {
  return <Drawing name={drawing} viewBox="20 14 200 200" part="small" palette="portrait" loading={loading} />;
}
