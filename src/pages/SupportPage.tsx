import { SectionHead } from '../components/SectionHead';
import { support } from '../content/support.data';
import { FormLayout } from '../sections/FormLayout';
import { NextSteps } from '../sections/NextSteps';
import { PageHead } from '../sections/PageHead';
import { SupportChannels, type SupportChannelsProps } from '../sections/SupportChannels';
import { SupportForm } from '../sections/SupportForm';
import { SupportTiers } from '../sections/SupportTiers';

export interface SupportPageProps extends Pick<SupportChannelsProps, 'visitor'> {
  content?: typeof support;
}

/** Support (spec 2.9): channels, tiers and the request form. */
export function SupportPage({ content = support, visitor }: SupportPageProps) {
  const { head, channels, tiers, request } = content;
  return (
    <>
      <PageHead {...head} />
      <SupportChannels index={1} {...channels} visitor={visitor} />
      <SupportTiers index={2} {...tiers} />
      <FormLayout
        id="request"
        index={3}
        labelledBy="request-heading"
        head={<SectionHead id="request-heading" heading={request.heading} lead={request.lead} space="none" />}
        form={<SupportForm content={request.form} />}
        aside={<NextSteps {...request.next} level={3} />}
      />
    </>
  );
}
