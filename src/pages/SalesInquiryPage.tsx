import { salesInquiry } from '../content/inquiries.data';
import { isConfigured } from '../forms/config';
import { DirectLines } from '../sections/DirectLines';
import { Inquiry } from '../sections/Inquiry';
import { NextSteps } from '../sections/NextSteps';
import { PageHead } from '../sections/PageHead';
import { SalesForm, useSalesPrefill } from '../sections/SalesForm';

export interface SalesInquiryPageProps {
  content?: typeof salesInquiry;
  /** Whether the form can send. Default: whether this build has the form's mail settings. */
  connected?: boolean;
}

/** Sales inquiry (spec 2.9), linked from the service pages. */
export function SalesInquiryPage({ content = salesInquiry, connected = isConfigured('sales') }: SalesInquiryPageProps) {
  const prefill = useSalesPrefill();
  const next = connected ? content.next : { ...content.next, ...content.unconnected };
  return (
    <Inquiry
      head={
        <>
          <PageHead {...content.head} />
          {connected && <DirectLines {...content.lines} />}
        </>
      }
      aside={<NextSteps {...next} />}
      success={content.success}
      prefill={prefill}
    >
      {(again) => <SalesForm {...again} connected={connected} content={content.form} />}
    </Inquiry>
  );
}
