import { useLocation, useNavigate } from 'react-router-dom';

/** What the browser's address bar and Back button show and do, for stories of sections that keep their state there. */
export function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <p>
      <output aria-label="Address">{pathname + search}</output>{' '}
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </p>
  );
}
