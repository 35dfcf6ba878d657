import { Drawing, type DrawingProps } from '../components/Drawing';
import { Picture } from '../components/Picture';

export interface RecordPictureProps extends Pick<DrawingProps, 'loading'> {
  /** Of the record: its drawing, `record-…`, stands until the photograph is there. */
  id: string;
  /** Address of a photograph, with a slash in it; or the name of a drawing. */
  image: string;
  /** A wider drawing, `case-…`, without the margins that it has in a cell. Of case studies alone. Default false. */
  wide?: boolean;
}

/** A record's picture, which adds nothing to its words: a drawing of this site, or a photograph by its address. */
export function RecordPicture({ id, image, wide = false, loading }: RecordPictureProps) {
  const isPhotograph = image.includes('/');
  const drawing = wide ? (
    <Drawing name={`case-${id}`} viewBox="28 20 484 320" loading={loading} />
  ) : (
    <Drawing name={isPhotograph ? `record-${id}` : image} viewBox="0 0 480 300" loading={loading} />
  );
  return isPhotograph ? <Picture src={image} alt="" fallback={drawing} /> : drawing;
}
