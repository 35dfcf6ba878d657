import { Drawing, type DrawingProps } from '../components/Drawing';
import { Picture } from '../components/Picture';

export interface RecordPictureProps extends Pick<DrawingProps, 'loading'> {
  /** File in `/drawings/`, which stands until the photograph is there. */
  drawing: string;
  /** Address of a photograph. */
  image?: string;
  /** The drawing is one of 540 × 360, shown without its margins. Default false: 480 × 300. */
  wide?: boolean;
}

/** A record's picture, which adds nothing to its words: a drawing of this site, or a photograph by its address. */
export function RecordPicture({ drawing, image, wide = false, loading }: RecordPictureProps) {
  const drawn = <Drawing name={drawing} viewBox={wide ? '28 20 484 320' : '0 0 480 300'} loading={loading} />;
  return image ? <Picture src={image} alt="" fallback={drawn} /> : drawn;
}
