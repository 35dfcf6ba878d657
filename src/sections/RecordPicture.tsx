import { Drawing, type DrawingProps } from '../components/Drawing';
import { Picture } from '../components/Picture';

export interface RecordPictureProps extends Pick<DrawingProps, 'loading'> {
  /** Name of a file in `/drawings/`, shown until the photograph loads. */
  drawing: string;
  image?: string;
  /** The drawing is 540 × 360 instead of 480 × 300, and its margins are cropped. Default false. */
  wide?: boolean;
}

/** Decorative picture of a record: a photograph or a drawing. */
export function RecordPicture({ drawing, image, wide = false, loading }: RecordPictureProps) {
  const drawingElement = <Drawing name={drawing} viewBox={wide ? '28 20 484 320' : '0 0 480 300'} loading={loading} />;
  return image ? <Picture src={image} alt="" fallback={drawingElement} /> : drawingElement;
}
