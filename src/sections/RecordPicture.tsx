import { Drawing } from '../components/Drawing';
import { Picture } from '../components/Picture';

export interface RecordPictureProps {
  /** Of the record: its drawing, `record-…`, stands until the photograph is there. */
  id: string;
  /** Address of a photograph, with a slash in it; or the name of a drawing. */
  image: string;
}

/** A record's picture, which adds nothing to its words: a drawing of this site, or a photograph by its address. */
export function RecordPicture({ id, image }: RecordPictureProps) {
  const isPhotograph = image.includes('/');
  const drawing = <Drawing name={isPhotograph ? `record-${id}` : image} viewBox="0 0 480 300" />;
  return isPhotograph ? <Picture src={image} alt="" fallback={drawing} /> : drawing;
}
