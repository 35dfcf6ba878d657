// The forms as they are built for production, with a mail service that does as each test says.
import './forms/faults.ts';
import './forms/others.ts';
