import { generalInquiry } from '../content/inquiries.data';
import { isConfigured } from '../forms/config';
import { DirectLines } from '../sections/DirectLines';
import { GeneralForm, useGeneralPrefill } from '../sections/GeneralForm';
import { Inquiry } from '../sections/Inquiry';
import { NextSteps } from '../sections/NextSteps';
import { PageHead } from '../sections/PageHead';

export interface GeneralInquiryPageProps {
  content?: typeof generalInquiry;
  /** Whether the form can send. Default: whether this build has the form's mail settings. */
  connected?: boolean;
}

/** General inquiry (spec 2.9, 5). */
export function GeneralInquiryPage({
  content = generalInquiry,
  connected = isConfigured('general'),
}: GeneralInquiryPageProps) {
  const prefill = useGeneralPrefill();
  const onwards = connected ? content.next : { ...content.next, ...content.unconnected };
  return (
    <Inquiry
      head={
        <>
          <PageHead {...content.head} />
          {connected && <DirectLines {...content.lines} />}
        </>
      }
      aside={<NextSteps {...onwards} />}
      success={content.success}
      prefill={prefill}
    >
      {(again) => <GeneralForm {...again} connected={connected} content={content.form} />}
    </Inquiry>
  );
}
