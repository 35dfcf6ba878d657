// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { contactSubmission } from './contactValues';

const dataOf = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

describe('contactSubmission', () => {
  it('reads every field of the payload and leaves text as typed', () => {
    const values = {
      name: ' Ines Marten ',
      email: 'ines@halden.example',
      company: 'Halden "A/S" & Søn',
      phone: '+47 555',
      inquiryType: 'sap-migration',
      urgency: 'high',
      budget: '150k-500k',
      timeline: '3-6-months',
      message: 'Line one\r\nLine two 😀 <script>',
    };
    expect(contactSubmission(dataOf(values))).toEqual(values);
  });

  it('has an empty text for what is missing, and for choices that no set knows', () => {
    const submission = contactSubmission(dataOf({ name: 'Ines', urgency: 'yesterday', budget: '' }));
    expect(submission).toMatchObject({ name: 'Ines', email: '', message: '', urgency: '', budget: '', timeline: '' });
  });
});
