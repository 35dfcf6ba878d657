import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../src/components/Button';
import { Inline } from '../../src/components/Inline';
import { Section } from '../../src/components/Section';
import { Text } from '../../src/components/Text';

/** Address bar and Back button, for stories of sections that store their state in the URL. */
export function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <Section rule>
      <Inline>
        <Button variant="outline" size="medium" onClick={() => navigate(-1)}>
          Back
        </Button>
        <Text size="small" tone="muted">
          <output aria-label="Address">{pathname + search}</output>
        </Text>
      </Inline>
    </Section>
  );
}
