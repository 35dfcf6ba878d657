import { Drawing } from '../components/Drawing';
import { Picture } from '../components/Picture';

/** A record's picture, which adds nothing to its words: a drawing of this site, by name, or a photograph, by address. */
export const RecordPicture = ({ image }: { image: string }) =>
  image.includes('/') ? <Picture src={image} alt="" /> : <Drawing name={image} viewBox="0 0 480 300" />;
