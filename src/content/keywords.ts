/** Words that a page is about, for the metadata that spec 2.3 names. The longest beginning of a path that is listed wins. */
const byArea: readonly [path: string, keywords: readonly string[]][] = [
  ['/services/sap-solutions', ['S/4HANA migration', 'SAP BTP integration', 'process optimization']],
  ['/services/enterprise-cx', ['SAP Sales Cloud', 'SAP Service Cloud', 'SAP Commerce', 'customer experience']],
  ['/services/ai-orchestration', ['RAG on SAP data', 'process automation', 'predictive analytics', 'AI agents']],
  ['/services/joule-enablement', ['SAP Joule', 'Joule enablement', 'AI copilot for SAP']],
  ['/services/upgrade-sap', ['managed SAP services', 'SAP upgrade', 'SAP security', 'SAP support plans']],
  ['/services', ['SAP consulting', 'customer experience', 'AI orchestration', 'SAP Joule']],
  ['/solutions/ai', ['enterprise AI', 'AI governance', 'AI for SAP']],
  ['/solutions', ['SAP implementation', 'SAP integration', 'customer data']],
  ['/ai', ['AI strategy', 'AI for SAP', 'AI monitoring']],
  ['/system', ['manufacturing', 'retail', 'utilities', 'financial services', 'healthcare', 'automotive']],
  ['/resources', ['SAP case studies', 'SAP research', 'AI governance', 'SAP events']],
  ['/about', ['SAP consultancy', 'Philadelphia', 'Mumbai']],
  ['/careers', ['SAP jobs', 'AI consulting jobs']],
  ['/contact', ['SAP assessment', 'free strategy call', 'SAP consulting contact']],
];
const everywhere = ['enterprise SAP consulting', 'S/4HANA', 'SAP customer experience', 'enterprise AI'];

/** The keywords of a page, most particular first, separated by commas. */
export function keywordsAt(path: string): string {
  const [, own = []] =
    byArea
      .filter(([area]) => path === area || path.startsWith(`${area}/`))
      .sort(([a], [b]) => b.length - a.length)[0] ?? [];
  return [...new Set([...own, ...everywhere])].join(', ');
}
