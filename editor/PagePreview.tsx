import type { CustomPreviewTemplateProps } from '@sveltia/cms';

interface PagePreviewProps extends Pick<CustomPreviewTemplateProps, 'entry'> {
  /** The address of the dev server. */
  site: string;
  /** The path of the page that shows the record. `{{slug}}` and field names in double braces stand for values. */
  path: string;
}

/** The page that shows a record. The dev server loads it again when the record is saved. */
export function PagePreview({ site, path, entry }: PagePreviewProps) {
  const slug = entry.get('slug');
  if (path.includes('{{slug}}') && !slug) return <p>The page is shown after you have saved for the first time.</p>;
  const page = path.replaceAll(/\{\{(\w+)\}\}/g, (_, name) =>
    name === 'slug' ? slug : (entry.getIn(['data', name]) ?? ''),
  );
  return (
    <iframe
      title="Page"
      src={new URL(page, site).href}
      style={{ position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 }}
    />
  );
}
