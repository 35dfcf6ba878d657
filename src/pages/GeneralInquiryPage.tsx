import { generalInquiry } from '../content/inquiries';
import { isConnected } from '../messaging/sendInquiry';
import { DirectLines } from '../sections/DirectLines';
import { Enquiry } from '../sections/Enquiry';
import { GeneralForm, type GeneralFormProps, useAskedSubject } from '../sections/GeneralForm';
import { NextSteps } from '../sections/NextSteps';
import { PageHead } from '../sections/PageHead';

export interface GeneralInquiryPageProps extends Pick<GeneralFormProps, 'send' | 'draft'> {
  content?: typeof generalInquiry | undefined;
  /** Whether there is anything that would send the inquiry. Default: whether this build has a template for it. */
  connected?: boolean;
}

/** General inquiry (spec 2.9, 5). */
export function GeneralInquiryPage({
  content = generalInquiry,
  connected = isConnected('general'),
  ...form
}: GeneralInquiryPageProps) {
  const asked = useAskedSubject();
  const next = connected ? content.next : { ...content.next, ...content.unconnected };
  return (
    <Enquiry
      head={
        <>
          <PageHead {...content.head} />
          {connected && <DirectLines {...content.lines} />}
        </>
      }
      aside={<NextSteps {...next} />}
      success={content.success}
    >
      {(again) => (
        <GeneralForm
          {...form}
          {...again}
          asked={again.initial ? undefined : asked}
          connected={connected}
          content={content.form}
        />
      )}
    </Enquiry>
  );
}
