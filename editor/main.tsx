// Imported first, because the editor reads its preferences when it loads.
import './preferences.ts';
import CMS from '@sveltia/cms';
import { blocks } from './blocks.ts';
import { config } from './config.data.ts';
import { PagePreview } from './PagePreview.tsx';

const site = import.meta.env.VITE_SITE_URL;

for (const block of blocks) CMS.registerEditorComponent(block);

// The built site does not allow its pages in an iframe, so only the pages of the dev server can be previewed.
if (import.meta.env.DEV)
  for (const { name, preview_path } of config.collections)
    CMS.registerPreviewTemplate(name, ({ entry }) => <PagePreview site={site} path={preview_path} entry={entry} />);

await CMS.init({ config: { ...config, site_url: site } });
